import { page } from 'vitest/browser';

/** A day by its full label, 'Monday, March 8, 2027'. */
export const day = (name: string) => page.getByRole('gridcell', { name, exact: true });

export const button = (name: string) => page.getByRole('button', { name, exact: true });

export const time = (name: string) => page.getByRole('radio', { name, exact: true });

export const field = (label: string) => page.getByRole('textbox', { name: label });

export const heading = (name: string) => page.getByRole('heading', { name });
