/** "Google, Yelp and Facebook": without a comma before "and". */
export const listText = new Intl.ListFormat('en-GB');

export const spanishListText = new Intl.ListFormat('es');
