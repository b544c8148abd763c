import type { words as en } from './agent-link.en.ts';

export const words = {
  title: 'Para agentes: su enlace por correo',
  description: (name) =>
    `Los agentes de bienes raíces reciben por correo, sin cuenta, el enlace a las inspecciones de ${name} que sus clientes les permiten seguir.`,
  keywords: 'agente, enlace, inspecciones',
  lede: 'No tiene una cuenta con nosotros ni la necesita: un enlace abre las inspecciones de sus clientes. Pida que se lo enviemos otra vez.',
  form: 'Enlace por correo',
  email: 'Su correo electrónico',
  emailHint: 'El que sus clientes indican al reservar',
  send: 'Enviarme mi enlace',
  sending: 'Enviando…',
  note: 'Como máximo dos veces al día',
  sent: 'Si un cliente suyo le permite seguir una inspección, el enlace va en camino. Puede tardar unos minutos. Si no llega nada, revise la carpeta de correo no deseado o llámenos.',
  failed: (phone) => `No funcionó. Intente de nuevo en un momento, o llame al ${phone}.`,
} satisfies typeof en;
