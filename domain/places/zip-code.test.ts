import { expect, test } from 'vitest';
import { zipCodeOf } from './zip-code.ts';

test.each([
  ['7 Pecan Ct, Frisco, TX 75034', '75034'],
  ['7 Pecan Ct, Frisco, TX 75034-1234', '75034'],
  ['7 Pecan Ct, Frisco, tx. 75034, USA', '75034'],
  ['7 Pecan Ct, Frisco, Texas 75034 United States', '75034'],
  ['7 Pecan Ct Frisco 75034', '75034'],
  ['12345 Preston Rd, Dallas, TX 75252', '75252'],
  ['7 Pecan Ct, Frisco, TX 75034, gate code 12345', '75034'],
  ['210 Prince Ave, Athens, GA 30601, gate code 12345', '30601'],
  ['1200 Elm St, Texarkana, AR 71854', '71854'],
  ['7 Pecan Ct, Frisco, TX', undefined],
  ['12345 Preston Rd, Dallas', undefined],
  ['Lot 5, 12345 Preston Rd, Dallas', undefined],
  ['500 Main St, Unit 12345', undefined],
  ['500 Main St # 12345', undefined],
  ['500 Main St #12345', undefined],
  ['12345', undefined],
  ['12345 ', undefined],
  ['7 Pecan Ct, Frisco, TX 750341', undefined],
  ['7 Pecan Ct, Frisco 750345678', undefined],
  ['', undefined],
])('the ZIP code of %j is %j', (address, zip) => {
  expect(zipCodeOf(address)).toBe(zip);
});
