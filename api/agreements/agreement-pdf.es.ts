import { ended } from '#domain/locale/spanish.ts';
import type { words as en } from './agreement-pdf.en.ts';

export const words = {
  title: (name) => `Contrato de inspección, ${name}`,
  page: (page, pages) => `Página ${page} de ${pages}`,
  notSigned: 'Este contrato no se ha firmado.',
  signatures: 'Firmas',
  intro:
    'El texto de las páginas anteriores se firmó por medios electrónicos, como se registra aquí.',
  signer: 'Nombre',
  typed: 'Firmado escribiendo el nombre',
  drawn: (name) => `Firma dibujada por ${name}`,
  when: 'Firmado',
  where: 'Lugar',
  online: 'En línea',
  onPageOf: (site) => `En línea, en una página de ${site}`,
  onSite: 'En la propiedad, en el dispositivo del inspector',
  address: 'Dirección de red',
  browser: 'Navegador',
  unknown: 'No se conoce',
  consent: 'Consentimiento',
  document: 'El texto firmado',
  version: 'Versión',
  drawnElsewhere: 'Firmado con un dibujo, que se guarda con el registro.',
  afterwards: 'Después de la firma',
  confirmed: (when) =>
    `El ${when}, la empresa anotó que este texto sigue diciendo lo acordado, aunque cambió algo de lo que menciona. Motivo: `,
  movedTo: (date, time) =>
    `${ended(`La cita se cambió al ${date}, ${time}`)} El texto está como se firmó y menciona el horario anterior.`,
  digest: 'SHA-256 del texto (UTF-8)',
} satisfies typeof en;
