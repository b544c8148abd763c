import { expect, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { outsideText, serviceDistance } from './service-distance.ts';

// Centers of ZIP codes. Blue Ridge is the far corner of Collin County.
test.each([
  ['Dallas 75201', 32.7904, -96.8044, 16, false],
  ['Fort Worth 76102', 32.7589, -97.328, 19, false],
  ['McKinney 75071', 33.1976, -96.6153, 32, false],
  ['Blue Ridge 75424', 33.3154, -96.3779, 48, false],
  ['Sherman 75090', 33.6457, -96.6066, 57, true],
  ['Waco 76701', 31.5525, -97.1396, 93, true],
])('%s is within the radius of 50 miles or outside', (_, latitude, longitude, miles, isOutside) => {
  expect(serviceDistance({ latitude, longitude }, defaultBusiness.serviceArea)).toEqual({
    miles,
    isOutside,
  });
});

test('the notice for an address outside has the distance and the telephone', () => {
  expect(outsideText({ city: 'Waco', miles: 93 }, defaultBusiness)).toBe(
    'Waco is about 93 miles from us, and we usually come as far as 50. If the home is somewhere else, please check the ZIP code of its address. You can still go ahead; call (972) 555-0148 and we’ll tell you right away whether we can come.',
  );
});
