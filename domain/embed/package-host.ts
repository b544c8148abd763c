/** Stands for the origin of the inspector's site in the files of the elements' npm package. */
export const PACKAGE_HOST = 'https://HOST';
