import { Component, CUSTOM_ELEMENTS_SCHEMA, EventEmitter, Input, Output } from '@angular/core';

@Component({
  selector: 'app-inspection-booking',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <inspection-booking
      partner="jane-doe-realty"
      [quote]="quote"
      (inspection-booking-created)="booked.emit($event.detail)"
    ></inspection-booking>
  `,
})
export class InspectionBookingComponent {
  @Input() quote: unknown;
  @Output() booked = new EventEmitter();
}
