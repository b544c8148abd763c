/** Id of the calculator on its page. */
export const CALCULATOR_ID = 'calculator';

/** The path to the calculator; `search` is empty or a query with its `?`. */
export const calculatorPath = (search = '') => `/instant-quote${search}#${CALCULATOR_ID}` as const;
