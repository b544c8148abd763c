import { type TextBlock, textsOf } from '#domain/business/text-block.ts';
import { useBusiness } from './business.tsx';

/**
 * The texts of a block for the business: the owner's own or the defaults. In a file of its own, because most
 * elements show no block and load no code that fills one in.
 */
export const useTexts = <T>(block: TextBlock<T>): T => textsOf(block, useBusiness());
