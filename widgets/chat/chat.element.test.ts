import { defineElement } from '#widgets/core/define-element.tsx';
import { describeElement } from '#widgets/core/testing/element-contract.ts';
import { chatElement } from './chat.element.ts';

describeElement(
  {
    tag: 'inspection-chat',
    ready: '.chat-launcher',
    choice: {
      attribute: 'placement',
      property: 'placement',
      valid: 'bottom-left',
      invalid: 'top',
      fallback: 'bottom-right',
    },
  },
  () => defineElement(chatElement),
);
