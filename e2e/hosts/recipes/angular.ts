import '@angular/compiler';
import { ApplicationRef, createComponent, provideZonelessChangeDetection } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { InspectionBookingComponent } from '../../../site/pages/embed-docs/snippets/angular.ts';
import { app, log, quote } from './recipe-page.ts';

const { injector } = await createApplication({ providers: [provideZonelessChangeDetection()] });
const application = injector.get(ApplicationRef);
const component = createComponent(InspectionBookingComponent, {
  hostElement: app,
  environmentInjector: application.injector,
});
component.setInput('quote', quote);
component.instance.booked.subscribe(log);
application.attachView(component.hostView);
