/** An amount in an offer's message: '$1,250', '49.50 $', '25 dollars', '25 dólares', '7.5 %', '10 percent'. */
export const amountPattern = String.raw`\$\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?(?:%|\$|d[oó]ll?are?s|percent|por ciento)`;
