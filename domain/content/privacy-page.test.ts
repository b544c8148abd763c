import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { VisitField } from '#domain/booking/visit.ts';
import type { RequestField } from '#domain/inspection-request/inspection-request.schema.ts';
import { words as en } from './privacy-page.en.ts';
import { words as es } from './privacy-page.es.ts';

const doc = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');
const stored = doc.split('\n').filter((line) => /^\| (Requests|Bookings)/.test(line));

/** What docs/privacy.md and the page call each field that a visitor fills in. */
const named: Readonly<Record<RequestField | VisitField, [doc: string, en: string, es: string]>> = {
  firstName: ['name', 'your name', 'su nombre'],
  lastName: ['name', 'your name', 'su nombre'],
  email: ['email', 'email address', 'correo electrónico'],
  phone: ['phone', 'phone number', 'teléfono'],
  propertyAddress: ['address', 'the property’s address', 'la dirección de la propiedad'],
  inspectionType: ['kind of inspection', 'the kind of inspection', 'el tipo de inspección'],
  preferredDate: ['preferred date', 'the date', 'la fecha'],
  message: ['message', 'what you write to us', 'lo que nos escribe'],
  agentName: ['agent’s name', 'the agent who books for you', 'el agente que reserva por usted'],
  agentEmail: ['and email', 'the agent who books for you', 'el agente que reserva por usted'],
  agentCopy: ['get a copy', 'the agent who books for you', 'el agente que reserva por usted'],
  agentConsent: ['may follow', 'the agent who books for you', 'el agente que reserva por usted'],
  entry: ['access', 'how we get in', 'cómo entramos'],
  occupancy: ['occupancy', 'whether anyone lives there', 'si vive alguien ahí'],
  utilities: ['utilities', 'utilities', 'los servicios'],
  pets: ['pets', 'pets', 'las mascotas'],
};

it.each(Object.entries(named))('the privacy documents name %s', (_field, [inDoc, inEn, inEs]) => {
  expect(stored.join('\n').replaceAll("'", '’'), 'docs/privacy.md').toContain(inDoc);
  expect(en['privacy.parts'].collected.items.join('\n')).toContain(inEn);
  expect(es['privacy.parts'].collected.items.join('\n')).toContain(inEs);
});
