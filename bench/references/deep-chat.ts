import 'deep-chat';
import { mountElement } from './mount-element.ts';

mountElement('<deep-chat></deep-chat>');
