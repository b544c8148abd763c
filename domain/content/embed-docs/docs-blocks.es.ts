import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './docs-blocks.en.ts';

export const words = {
  'embed-docs.hero': {
    title: 'Documentos para socios y programadores',
    text: 'Ponga nuestros precios y nuestro calendario en su página, deles su propio estilo, entérese de cada reserva o reserve desde su propio programa. Una página para cada tarea, y cada código se prueba.',
  },

  'embed-docs.start': [
    'Pegue tres cosas: el script, el espacio que el widget aparta y su etiqueta. El script puede ir en el “head” o en el “body”, y no pasa nada si está dos veces.',
    'El script es un cargador pequeño. Trae el código de un widget cuando su etiqueta está a 600 px de la pantalla, y el del chat y las ofertas en cuanto sus etiquetas están en la página. También encuentra las etiquetas que se agregan después.',
    'Sin marcos, sin cookies, sin almacenamiento, sin cuenta. El nombre y el número de licencia quedan a la vista: en {{lawState}} un widget en su página es un anuncio (22 TAC §535.221).',
  ],

  'embed-docs.test-mode': [
    'Con el atributo “test”, un widget dice en su borde superior que es una prueba. Todo funciona, hasta la confirmación: el servidor revisa el formulario y el horario como para un cliente y responde igual, con “test: true”.',
    'No se reserva ni se guarda nada, el horario sigue libre y nadie recibe un correo electrónico. {{name}} no ve ninguna solicitud, solo el día de su última prueba junto al nombre de usted.',
    'Los eventos llevan “test: true” en su “detail”, para que pueda dejarlos fuera de sus cifras. Las pruebas cuentan para el mismo límite que las reservas: 20 en diez minutos desde una dirección. Ponga el atributo en cada widget y quítelo cuando publique.',
    'Los enlaces de una confirmación de prueba llegan aquí, porque no hay cita que cambiar ni cancelar.',
  ],

  'embed-docs.meta': {
    title: 'Documentos para sitios de socios | {{name}}',
    description:
      'Cómo usar los widgets, los webhooks y la API de {{name}}: pegar y ver, colores, eventos, frameworks, seguridad de contenido y solución de problemas.',
    keywords: ['widget de inspección de vivienda', 'guía de elementos', 'API de inspecciones'],
  },
} satisfies TextsById<typeof en>;
