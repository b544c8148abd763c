/** The present moment, handed in so that tests can choose it. */
export type Clock = () => Date;
