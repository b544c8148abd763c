export { applyHead } from './apply-head.ts';
export { metaOf } from './meta-of.ts';
