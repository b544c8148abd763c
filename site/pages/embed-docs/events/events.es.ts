import type { words as en } from './events.en.ts';

export const words = {
  listen: {
    title: 'Enterarse de una reserva',
    text: 'Cada evento sube por la página, sale del widget y lo tiene como `target`, así que basta un solo `listener` en el documento. Ningún evento lleva datos personales.',
    block: 'Su script',
  },
  events: {
    title: 'Todos los eventos',
    text: '`cancelable` significa que `preventDefault()` deja al visitante en su página en lugar de abrir la nuestra.',
  },
  handOver: {
    title: 'Del precio al calendario',
    texts: [
      'Una cotización y un calendario en la misma página trabajan juntos sin ningún código: el calendario recibe la casa y su precio. Si no hay calendario en la página, se abre nuestra página de reservas con la cotización y con el nombre de usted.',
      'Su script también puede entregar una casa. Una propiedad puede fijarse antes de que llegue el código del widget; se aplica entonces.',
    ],
    block: 'Una casa que su página ya conoce',
  },
  prefill: {
    title: 'Datos ya conocidos',
    texts: [
      'Lo que su página ya sabe de su visitante puede aparecer lleno al abrirse el formulario, en el calendario y en la solicitud de inspección.',
      'Lo que el visitante escribe o borra se queda así, aunque usted fije un atributo después. Un texto que el formulario no aceptaría (demasiado largo, o que no es un correo electrónico) se ignora; la consola nombra el atributo, pero no su texto. En la solicitud de inspección, la última palabra del nombre es el apellido.',
      'Los textos no van a ninguna parte hasta que el visitante envía el formulario. Nunca aparecen en una dirección: una cotización que abre el calendario en nuestro sitio no los lleva consigo.',
    ],
    block: 'Solicitud con datos ya conocidos',
  },
  metadata: {
    title: 'Metadatos',
    texts: [
      'Lo que su página sabe de una solicitud en sus propios términos, en la cotización, el calendario y la solicitud de inspección. El dueño ve `listing-id: 42` junto a la solicitud o la reserva, en el correo sobre ella y en la exportación; los webhooks lo envían como `metadata`. Una cotización lo pasa a la reserva.',
      'Desde un script, fije la propiedad `metadata`; un enlace a nuestro sitio lo toma como el parámetro `meta-listing-id=42`. Como máximo 10 pares: un nombre tiene hasta 40 letras minúsculas, números y guiones, un texto 200 caracteres. Lo que no cabe se ignora, la consola lo nombra y la solicitud se envía sin ello. No ponga nada personal: está en la dirección de la página de reservas.',
    ],
    block: 'Una solicitud con sus propios términos',
  },
  analytics: {
    title: 'Analítica',
    text: 'Las cifras en la capa de datos de Tag Manager, sin ninguna persona en ellas y sin pruebas.',
    block: 'Capa de datos',
  },
} satisfies typeof en;
