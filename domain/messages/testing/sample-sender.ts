import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { senderOf } from '../message-content.ts';

export const sampleSender = senderOf(defaultBusiness);
