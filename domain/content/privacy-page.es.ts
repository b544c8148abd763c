import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './privacy-page.en.ts';

export const words = {
  'privacy.hero': {
    title: 'Sus datos, en palabras sencillas',
    text: 'Guardamos lo que usted escribe en un formulario para inspeccionar su casa, y para nada más. Sin rastreo, sin cookies para los visitantes, sin publicidad.',
  },

  'privacy.parts': {
    collected: {
      id: 'collected',
      title: 'Qué guardamos',
      items: [
        'De los formularios de solicitud y de reserva: su nombre, su correo electrónico, su teléfono, la dirección de la propiedad, el tipo de inspección, la fecha y lo que nos escribe.',
        'Con una reserva hecha desde una cotización: los datos de la casa que usted puso y el precio.',
        'Con una reserva para una compra: cuándo termina su {{contractDeadline}}, si nos lo dice.',
        'Con una reserva, si nos lo dice: el agente que reserva por usted, cómo entramos, si vive alguien ahí, los servicios (agua, luz, gas) y las mascotas; y el motivo, si la cancela en línea.',
        'Con cualquiera de los dos formularios: la página desde la que lo envió, sin los parámetros de su dirección, el agente de quien era la página, los valores de campaña (utm_…) de la dirección y lo que esa página indica sobre su consulta, como el número de un anuncio.',
        'Si paga en línea: que pagó, cuándo y cuánto. El pago se hace en una página de Stripe, la compañía de pagos, que recibe su correo electrónico, la calle de la propiedad, el monto y su tarjeta; los datos de su tarjeta nunca nos llegan.',
        'Nuestras propias notas sobre su cita: cuándo se reservó, se cambió, se canceló o se hizo.',
      ],
    },
    notCollected: {
      id: 'not-collected',
      title: 'Qué no guardamos',
      items: [
        'Los visitantes no reciben ninguna cookie ni identificador, y ningún tercero se entera de que usted estuvo aquí.',
        'Lo que escribe en un formulario de este sitio se queda en la pestaña de su navegador hasta que lo envía o cierra la pestaña, para que no se pierda al recargar la página.',
        'Las cotizaciones se calculan y las preguntas del chat se contestan en su navegador: nada de eso se envía.',
        'Los consejos de mantenimiento envían lo que elige y el lugar que escribe, para encontrar los consejos; puede pasar por un modelo de lenguaje y no se guarda aquí.',
        'El servidor cuenta cuántas veces se lee un artículo, no quién lo lee. Su registro no tiene direcciones, nombres ni búsquedas; las direcciones de red se usan solo en la memoria, para frenar avalanchas de solicitudes.',
      ],
    },
    why: {
      id: 'why',
      title: 'Para qué lo guardamos y quién lo ve',
      items: [
        'Para responderle, cumplir con su cita y hacer la inspección.',
        'Solo lo lee {{name}}. No se vende, no se comparte ni se usa para publicidad. El agente desde cuya página llegó usted no lo ve. El agente que usted indica ve la hora, el lugar, el estado y el reporte solo si usted lo acepta; puede retirarlo en la página de su cita.',
        'Si el teléfono del inspector muestra las citas en su calendario, la suya también está en ese calendario.',
      ],
    },
  },

  'privacy.duration': {
    title: 'Cuánto tiempo lo guardamos',
    untilErased:
      'Las solicitudes y las reservas se guardan hasta que las borramos o hasta que usted nos lo pide.',
    /** Around the number of months. */
    erased: {
      before: 'Las solicitudes y las reservas se borran automáticamente',
      after: 'después de nuestro último contacto con usted.',
    },
    items: [
      'Lo único que queda es que llegó una solicitud o que se reservó un horario, sin nada sobre usted.',
      'Las copias de seguridad conservan una copia hasta que también se borran.',
    ],
  },

  'privacy.closing': {
    title: 'Véalos o pida que los borremos',
    text: 'Escriba o llame y díganos el correo electrónico o el teléfono que nos dio. Le entregamos en un archivo todo lo que tenemos sobre usted, o lo borramos. Si tiene una cita pendiente, primero hay que cancelarla.',
  },

  'privacy.meta': {
    title: 'Privacidad: qué guardamos y por cuánto tiempo | {{name}}',
    description:
      'Qué guarda {{name}} cuando usted envía un formulario, para qué, por cuánto tiempo, quién lo ve y cómo verlo o pedir que se borre. Sin rastreo y sin cookies para los visitantes.',
    keywords: ['privacidad', 'datos personales inspección de vivienda'],
  },
} as const satisfies TextsById<typeof en>;
