export { requestTips } from './request-tips.ts';
export { TipsResults } from './tips-results.tsx';
export { TipsWaiting } from './tips-waiting.tsx';
