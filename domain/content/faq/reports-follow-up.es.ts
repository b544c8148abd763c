import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './reports-follow-up.en.ts';

export const words = {
  'faq.reports-follow-up': [
    {
      id: 'when-is-the-report-ready',
      question: '¿Cuándo recibo el reporte?',
      answer:
        'En un plazo de {{reportAnswer}}. A las {{videoReportsReady}} ya están listos los reportes en video. {{lawState}} le da dos días al inspector, que es mucho cuando su periodo de opción tiene siete. Le llega por correo electrónico, como un documento que se abre en cualquier teléfono, con un resumen al principio. Si tiene que decidir esta noche, dígalo durante el recorrido y le adelantamos ahí mismo lo que va a decir.',
    },
    {
      id: 'what-is-in-the-report',
      onlyIn: 'texas',
      question: '¿Cómo es el reporte?',
      answer:
        '{{lawState}} fija el formulario, {{reportForm}}, para que se puedan comparar los reportes de distintos inspectores. Cada punto lleva una de cuatro marcas: I, inspeccionado; NI, no inspeccionado; NP, no presente; D, deficiente. Debajo están nuestras propias palabras, en lenguaje sencillo, con fotos y video de lo que queremos decir y dónde está. Un resumen al frente pone primero la seguridad, luego lo que cuesta mucho dinero y después lo que puede esperar. El formulario solo no se lo diría; en él todos los defectos se ven iguales.',
      link: { label: 'Lo que recibe', href: '/services' },
    },
    {
      id: 'what-is-in-the-report',
      notIn: ['texas'],
      question: '¿Cómo es el reporte?',
      answer:
        'Cada punto dice si se inspeccionó, si no se inspeccionó, si no está presente o si es deficiente. Debajo están nuestras propias palabras, en lenguaje sencillo, con fotos y video de lo que queremos decir y dónde está. Un resumen al frente pone primero la seguridad, luego lo que cuesta mucho dinero y después lo que puede esperar.',
      link: { label: 'Lo que recibe', href: '/services' },
    },
    {
      id: 'who-sees-the-report',
      question: '¿Quién puede ver mi reporte?',
      answer:
        'Usted. Sin su consentimiento no se lo mostramos a nadie: ni al vendedor, ni al prestamista, ni siquiera a su propio agente. La mayoría de los clientes nos deja mandarle una copia a su agente, porque es quien redacta la solicitud de reparaciones. Piénselo antes de dárselo al vendedor. Desde ese momento el vendedor sabe lo mismo que usted y, si usted se retira, puede tener que declararlo al siguiente comprador, lo cual puede ser un argumento a su favor.',
    },
    {
      id: 'using-the-findings',
      onlyIn: 'texas',
      question: '¿Qué hago con los hallazgos antes de que termine el {{contractDeadline}}?',
      answer:
        'Tiene cuatro opciones: comprar tal como está, pedir reparaciones, pedir un precio más bajo o un crédito, o retirarse. Lo que acuerden va en una enmienda firmada antes de que se acabe el periodo de opción, que suele ser de {{optionPeriod}}. Pida pocas cosas, y grandes: el techo, los cimientos, el tablero, el aire acondicionado. Un crédito le permite elegir al contratista; si acepta reparaciones, pida técnicos con licencia y facturas. Su agente negocia, y nosotros le explicamos cualquier línea a quien usted quiera.',
      link: { label: 'Platíquelo con nosotros', href: '/contact' },
    },
    {
      id: 'using-the-findings',
      notIn: ['texas'],
      question: '¿Qué hago con los hallazgos antes de que termine mi {{contractDeadline}}?',
      answer:
        'Tiene cuatro opciones: comprar tal como está, pedir reparaciones, pedir un precio más bajo o un crédito, o retirarse si su contrato se lo permite. Lo que acuerden va en una enmienda firmada antes de esa fecha. Pida pocas cosas, y grandes: el techo, los cimientos, el tablero, el aire acondicionado. Su agente negocia, y nosotros le explicamos cualquier línea a quien usted quiera.',
    },
    {
      id: 'questions-afterwards',
      question: '¿Puedo llamar con preguntas después de leerlo?',
      answer:
        'Por favor, hágalo. Cada inspección incluye una consulta de seguimiento, y es con el inspector que estuvo en su ático, no con una oficina. Llame antes de negociar, cuando un contratista le diga algo distinto de lo que dice el reporte, o un año después, cuando ya no recuerde cuál era la llave. Muchos clientes guardan el reporte como lista de pendientes para los primeros cinco años y piden una inspección anual de mantenimiento para ponerlo al día.',
      link: { label: 'Inspecciones anuales de mantenimiento', href: '/services' },
    },
  ],
} as const satisfies TextsById<typeof en>;
