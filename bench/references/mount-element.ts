/** The element in which the measured page reserves room for a peer. */
export const place = (): Element => document.querySelector('#peer') ?? document.body;

export const mountElement = (html: string): void => place().insertAdjacentHTML('beforeend', html);
