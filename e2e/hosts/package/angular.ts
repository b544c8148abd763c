import '@angular/compiler';
import {
  ApplicationRef,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  createComponent,
  provideZonelessChangeDetection,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { type InspectionEventMap, load } from 'inspection-widgets';
import { app, log } from './package-page.ts';

@Component({
  selector: 'partner-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<inspection-quote
    partner="jane-doe-realty"
    [metadata]="metadata"
    (inspection-quote-calculate)="calculated($event)"
  ></inspection-quote>`,
})
class PartnerPage {
  metadata = { 'listing-id': '42' };
  calculated({ target, detail }: InspectionEventMap['inspection-quote-calculate']): void {
    const partner = target instanceof HTMLElement && target.getAttribute('partner');
    log(`${partner} ${detail.result.totalPrice}`);
  }
}

const { injector } = await createApplication({ providers: [provideZonelessChangeDetection()] });
const application = injector.get(ApplicationRef);
const page = createComponent(PartnerPage, {
  hostElement: app,
  environmentInjector: application.injector,
});
application.attachView(page.hostView);
void load();
