import type { words as en } from './agreement.en.ts';

export const words = {
  service: 'Servicio',
  fee: 'Precio',
  total: 'Total',
  asAgreed: 'Según lo acordado',
  consent: (company, act) =>
    `Acepto firmar este contrato con ${company} por medios electrónicos y recibirlo de la misma manera. ` +
    `Mi firma electrónica tiene el mismo efecto que una firma en papel (${act}). ` +
    'Puedo pedir el contrato en papel sin costo, y puedo retirar este consentimiento en cualquier momento antes de ' +
    'firmar, comunicándome con la empresa. Mi consentimiento es solo para este contrato. Para leerlo y conservarlo ' +
    'necesito un navegador web actual, un programa de correo electrónico y un programa que abra archivos PDF; ' +
    'recibiré una copia en PDF.',
} satisfies typeof en;
