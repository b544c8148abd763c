import { expect, it } from 'vitest';
import { databasePlace } from './database-variables.ts';

it.each([
  ['postgres://me:secret@db.example:5433/site?sslmode=require', 'db.example:5433/site'],
  ['postgresql://db.example/site', 'db.example/site'],
  ['postgres:///site?user=me&password=secret&host=/run/postgresql', '/run/postgresql/site'],
  ['postgres:///site', 'localhost/site'],
])('shows neither user nor password of %s', (address, place) => {
  expect(databasePlace(address)).toBe(place);
});
