import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './general.en.ts';

export const words = {
  'faq.general': [
    {
      id: 'is-an-inspection-required',
      question: '¿{{stateName}} exige una inspección antes de comprar una casa?',
      answer:
        'No. El estado no la pide, y la mayoría de los prestamistas tampoco. El valuador, que sí viene, le contesta al banco una sola pregunta: ¿vale la casa lo que se va a prestar? Un avalúo anota lo que está a la vista. No enciende la calefacción, no abre el tablero eléctrico ni sube al ático. La inspección es la única visita de toda la compra que encarga usted, que le rinde cuentas a usted y que termina cuando todavía puede retirarse.',
    },
    {
      id: 'license-and-insurance',
      onlyIn: 'texas',
      needs: 'license',
      question: '¿Tienen licencia?',
      answer:
        'Sí. Su inspector trabaja con la licencia {{license}} de la {{authority}}, que fija la capacitación, los exámenes, la educación continua y lo mínimo que debe cubrir toda inspección. Busque el número en el registro público de licencias de la comisión: ahí se ve si una licencia está vigente y si alguna vez hubo sanciones. Pida lo mismo a cualquiera con quien nos compare. También tenemos seguro: {{insurance}}.',
      link: { label: 'Conozca a su inspector', href: '/about' },
    },
    {
      id: 'license-and-insurance',
      notIn: ['texas'],
      question: '¿Qué reglas deben cumplir?',
      answer:
        'Toda inspección sigue {{standards}}; pídalas, y pida lo mismo a cualquiera con quien nos compare. Trabajamos con la licencia {{license}} de {{authority}}: busque el número en su registro público. Tenemos seguro: {{insurance}}.',
      link: { label: 'Conozca a su inspector', href: '/about' },
    },
    {
      id: 'sellers-disclosure',
      onlyIn: 'texas',
      question: 'El vendedor me dio un aviso con lo que sabe de la casa. ¿No basta con eso?',
      answer:
        "El Seller's Disclosure Notice (el aviso del vendedor; Texas Property Code, sección 5.008) dice lo que el vendedor sabe, y nadie lo comprueba. Muchos dueños nunca han entrado a su propio ático. Algunas ventas vienen sin aviso: la mayoría de las ejecuciones hipotecarias y de las herencias, y las casas nuevas en las que nadie ha vivido.\n\nLéalo de todos modos y mándenoslo antes de la inspección. Una reclamación por el techo, pilares agregados a los cimientos o una fuga que se arregló en 2021 nos dicen dónde mirar dos veces, y lo que encontremos ahí le dirá a usted cuánto confiar en lo demás.",
    },
    {
      id: 'sellers-disclosure',
      notIn: ['texas'],
      question: 'El vendedor me dio una declaración sobre la casa. ¿No basta con eso?',
      answer:
        'Una declaración dice lo que el vendedor sabe, y nadie la comprueba. Muchos dueños nunca han entrado a su propio ático, y algunas ventas vienen sin aviso.\n\nLéala de todos modos y mándenosla antes de la inspección. Una reclamación por el techo, una reparación de los cimientos o una fuga que se arregló hace años nos dicen dónde mirar dos veces, y lo que encontremos ahí le dirá a usted cuánto confiar en lo demás.',
    },
    {
      id: 'can-a-house-fail',
      onlyIn: 'texas',
      question: '¿Puede una casa reprobar la inspección?',
      answer:
        'No. No hay calificación, no se aprueba ni se reprueba, y el inspector no le dice si debe comprar. Cada punto se marca como inspeccionado, no inspeccionado, no presente o deficiente, y todas las casas tienen defectos, también las nuevas. Lo que importa es de qué tipo son: un dispositivo antisifón que falta en una llave exterior cuesta unos cuantos dólares; una losa que se mueve, no. El reporte dice cuál es cuál, para que la decisión siga siendo suya y se base en hechos.',
      link: { label: 'Qué cubre cada inspección', href: '/services' },
    },
    {
      id: 'can-a-house-fail',
      notIn: ['texas'],
      question: '¿Puede una casa reprobar la inspección?',
      answer:
        'No. No hay calificación, no se aprueba ni se reprueba, y el inspector no le dice si debe comprar. Todas las casas tienen defectos, también las nuevas. Lo que importa es de qué tipo son: un dispositivo antisifón que falta en una llave exterior cuesta unos cuantos dólares; unos cimientos que se mueven, no. El reporte dice cuál es cuál, para que la decisión siga siendo suya y se base en hechos.',
      link: { label: 'Qué cubre cada inspección', href: '/services' },
    },
    {
      id: 'what-an-inspector-may-not-do',
      onlyIn: 'texas',
      question: '¿Qué tiene prohibido un inspector en Texas?',
      answer:
        'Bastantes cosas, y todas lo protegen a usted. En la venta de una casa no podemos reparar lo que reportamos, así que una lista larga no nos deja nada. Nuestro pago no puede depender de lo que encontremos ni de que usted cierre la compra. No podemos pagar para que nos recomienden ni recibir dinero por recomendar a un contratista. Y sin su consentimiento no podemos mostrar sus resultados a nadie más. Estas reglas están en el capítulo 1102 del Texas Occupations Code y en 22 TAC 535.220.',
    },
    {
      id: 'recommended-by-my-agent',
      question: 'Mi agente me los recomendó. ¿Para quién trabajan?',
      answer:
        'Para usted. Usted encarga la inspección, usted la paga y el reporte es suyo. Entre nosotros y los agentes no hay dinero, regalos ni créditos de por medio; {{lawState}} lo prohíbe, y tampoco los querríamos. Los buenos agentes recomiendan a inspectores que encuentran cosas, porque un cliente que se entera de lo del techo después del cierre no regresa. Usted puede elegir a quien quiera, y un segundo nombre para comparar nunca está de más.',
      link: { label: 'Lo que dicen los clientes', href: '/reviews' },
    },
  ],
} as const satisfies TextsById<typeof en>;
