import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import { describeElement } from '#widgets/element/testing/element-contract.ts';
import { define, tipsElement } from './tips.element.ts';

define(async (locale) => defaultBusinessIn(locale));

describeElement(
  {
    tag: 'inspection-tips',
    ready: 'form',
    choice: {
      attribute: 'theme',
      property: 'theme',
      valid: 'dark',
      invalid: 'purple',
      fallback: 'auto',
    },
  },
  () => defineElement(tipsElement),
);
