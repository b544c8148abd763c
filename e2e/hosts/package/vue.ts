import { type InspectionEventMap, type InspectionQuoteElement, load } from 'inspection-widgets';
import { createApp, defineComponent, h, onMounted, ref } from 'vue';
import { app, log } from './package-page.ts';

const Page = defineComponent(() => {
  const quote = ref<InspectionQuoteElement>();
  onMounted(() => load());
  return () =>
    h('inspection-quote', {
      ref: quote,
      partner: 'jane-doe-realty',
      '.metadata': { 'listing-id': '42' },
      'onInspection-quote-calculate': ({
        detail,
      }: InspectionEventMap['inspection-quote-calculate']) =>
        log(`${quote.value?.partner} ${detail.result.totalPrice}`),
    });
});

createApp(Page).mount(app);
