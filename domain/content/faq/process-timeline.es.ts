import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './process-timeline.en.ts';

export const words = {
  'faq.process-timeline': [
    {
      id: 'what-happens-on-the-day',
      question: '¿Qué pasa el día de la inspección?',
      answer:
        'Empezamos por fuera: drenaje, ladrillo, molduras, techo. Luego encendemos lo que tarda, como el lavavajillas, los hornos y el aire acondicionado, y mientras funcionan recorremos cada cuarto, el ático, el tablero eléctrico, el calentador de agua y la plomería. Todo lo que encontramos queda en fotos y video. Al final recorremos la casa con usted una vez más y le mostramos las pocas cosas que más importan, para que el reporte no traiga sorpresas.',
      link: { label: 'Vea los cuatro pasos', href: '/services' },
    },
    {
      id: 'how-long-does-it-take',
      question: '¿Cuánto dura una inspección?',
      answer:
        'Depende del tamaño y de la antigüedad. La mayoría dura {{visitDuration}}; un condominio o una casa sencilla de un piso, menos, y una casa grande con dos áticos, varios aires acondicionados y un espacio bajo el piso, más. La antigüedad cuenta tanto como el tamaño, porque las casas viejas guardan más historia. La cotización al instante muestra el tiempo para su casa junto al precio, para que pueda decirle al vendedor cuánto tiempo estar fuera.',
      link: { label: 'Vea precio y tiempo para su casa', href: '/instant-quote' },
    },
    {
      id: 'should-i-attend',
      question: '¿Debo estar presente en la inspección?',
      answer:
        'Venga a la última media hora si puede. La foto de un intercambiador de calor oxidado es información; estar frente a él mientras alguien le explica lo que significa vale más. También le mostramos dónde se cierran el agua, el gas y la luz, y eso conviene saberlo antes de necesitarlo. Es bienvenido durante toda la visita, y si no puede venir, hacemos el recorrido por teléfono con el reporte enfrente.',
    },
    {
      id: 'option-period',
      onlyIn: 'texas',
      question: '¿Cómo cabe la inspección en mi periodo de opción?',
      answer:
        'Su periodo de opción es el tiempo que pagó para poder retirarse por cualquier razón; aquí suele ser de {{optionPeriod}}. Cuenta días naturales, no espera fines de semana ni días festivos, y termina a las 5:00 p.\u00a0m., hora local, del último día.\n\nReserve en cuanto se firme el contrato y procure los primeros tres días. Así queda tiempo para un ingeniero de cimientos, un presupuesto de techo o una cámara de drenaje, y para que su agente negocie. Una inspección el último día le dice mucho y no le deja hacer nada al respecto.',
      link: { label: 'Busque un horario', href: '/calendar' },
    },
    {
      id: 'utilities-off',
      question: '¿Y si están cortados el gas, el agua o la luz?',
      answer:
        'Entonces parte de la casa se queda sin inspeccionar. {{TheState}} no pide en sus normas que un inspector conecte servicios, abra llaves principales ni encienda pilotos, y con razón: si una tubería se partió en la última helada, nadie debería ser el primero en descubrirlo. Inspeccionamos lo que podemos y marcamos lo demás como no inspeccionado. Por eso, pida a su agente que confirme los tres el día anterior. Regresar cuando todo esté conectado cuenta como reinspección, {{reInspectionPrice}}.',
    },
    {
      id: 'new-construction',
      onlyIn: 'texas',
      question: 'Estamos construyendo. ¿Cuándo se inspecciona una casa nueva?',
      answer:
        'Tres veces, y una más. Antes de colar la losa, cuando todavía se ven la plomería, el refuerzo y los cables. Antes de los paneles de yeso, cuando la estructura de madera, los tapajuntas y el cableado están a la vista. Antes del cierre de la compra, toda la casa. Y en el mes once, mientras sigue vigente la parte de mano de obra de la mayoría de las garantías del constructor.\n\nLa ciudad inspecciona que se cumpla el código, muchas veces en minutos. Pida pronto acceso al constructor, y póngalo en el contrato si puede.',
      link: { label: 'Inspecciones de construcción nueva', href: '/services' },
    },
    {
      id: 'new-construction',
      notIn: ['texas'],
      question: 'Estamos construyendo. ¿Cuándo se inspecciona una casa nueva?',
      answer:
        'Tres veces, y una más. Antes de colar los cimientos, cuando todavía se ven la plomería y el refuerzo. Antes de los paneles de yeso, cuando la estructura de madera, los tapajuntas y el cableado están a la vista. Antes del cierre de la compra, toda la casa. Y en el mes once, mientras sigue vigente la parte de mano de obra de la mayoría de las garantías del constructor.\n\nLa ciudad o el condado inspecciona que se cumpla el código, muchas veces en minutos. Pida pronto acceso al constructor, y póngalo en el contrato si puede.',
      link: { label: 'Inspecciones de construcción nueva', href: '/services' },
    },
  ],
} as const satisfies TextsById<typeof en>;
