import type { words as en } from './signing.en.ts';

export const words = {
  loadingAgreement: 'Cargando el contrato…',
  tryAgain: 'Intentar de nuevo',
  signHere: 'Firme aquí',
  fullName: 'Su nombre completo',
  fullNameHint: 'Escrito aquí, vale como su firma.',
  nameMissing: 'Escriba su nombre completo',
  consentTitle: 'Firma electrónica',
  consent: 'Leí el contrato, lo acepto y acepto firmarlo por medios electrónicos.',
  consentMissing: 'Marque esta casilla; si no, el contrato no queda firmado',
  sign: 'Firmar el contrato',
  signing: 'Firmando…',
  signNote: 'Puede abrir el contrato firmado en la página de su cita cuando quiera.',
  agreementChanged:
    'El contrato cambió mientras lo leía. Todavía no se ha firmado nada: lea arriba el texto nuevo y luego fírmelo.',
  text: 'Texto del contrato',
} satisfies typeof en;
