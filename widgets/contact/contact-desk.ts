import { businessToday } from '#domain/schedule/business-clock.ts';

export { Toast } from '#widgets/core/ui/toast.tsx';
export { sendRequest } from './send-request.ts';
export { ThankYou } from './thank-you.tsx';

export const today = () => businessToday(new Date());
