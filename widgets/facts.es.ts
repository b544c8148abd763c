export { business } from './facts.ts';
