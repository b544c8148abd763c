import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './cost-pricing.en.ts';

export const words = {
  'faq.cost-pricing': [
    {
      id: 'what-does-it-cost',
      question: '¿Cuánto cuesta una inspección de vivienda?',
      answer:
        'Una inspección estándar cuesta {{priceRange}}, según los pies cuadrados: {{tierPrices}}. Para casas más grandes empieza en {{beyondPrice}}, más {{stepPrice}} por cada {{stepArea}} pies cuadrados adicionales o fracción.\n\nEse precio incluye el reporte, las fotos y el video, las imágenes térmicas y la consulta posterior. La cotización al instante calcula el precio de su casa línea por línea, en su navegador y sin pedirle su nombre.',
      link: { label: 'Vea su precio ahora', href: '/instant-quote' },
    },
    {
      id: 'what-raises-the-price',
      onlyIn: 'texas',
      question: '¿Por qué una casa cuesta más de inspeccionar que otra del mismo tamaño?',
      answer:
        'Por todo lo que lleva más tiempo. Una casa antigua tiene más capas de reparaciones que leer: sume {{agePricesInYears}}. Arriba del {{includedStory}} piso, cada piso adicional suma {{storyPrice}}, y un sótano, raro en nuestro {{soil}}, {{basementPrice}}. Las albercas y las estructuras separadas también se cobran aparte. Los acabados no: una cubierta de granito no tarda más en inspeccionarse que una de laminado. Si conoce el año de construcción y los pies cuadrados por el anuncio de la casa, la cotización es exacta al dólar.',
      link: { label: 'Cómo se calculan los precios', href: '/pricing' },
    },
    {
      id: 'what-raises-the-price',
      notIn: ['texas'],
      question: '¿Por qué una casa cuesta más de inspeccionar que otra del mismo tamaño?',
      answer:
        'Por todo lo que lleva más tiempo. Una casa antigua tiene más capas de reparaciones que leer: sume {{agePricesInYears}}. Arriba del {{includedStory}} piso, cada piso adicional suma {{storyPrice}}, y un sótano {{basementPrice}}. Las albercas y las estructuras separadas también se cobran aparte. Los acabados no: una cubierta de granito no tarda más en inspeccionarse que una de laminado. Si conoce el año de construcción y los pies cuadrados por el anuncio de la casa, la cotización es exacta al dólar.',
      link: { label: 'Cómo se calculan los precios', href: '/pricing' },
    },
    {
      id: 'pool-price',
      question: '¿Cuánto se suma por una alberca o un spa?',
      answer:
        'La inspección completa de una alberca o un spa suma {{faqPoolPrice}}. En ella hacemos funcionar la bomba, el calentador y el limpiador, vemos los azulejos, el borde, el piso alrededor y la plomería visible, y revisamos lo que protege vidas: la unión eléctrica de las partes metálicas, la protección contra fallas a tierra, las tapas de los desagües, las rejas que cierran solas y las alarmas de las puertas. Una alberca que pierde agua bajo tierra o un vaso agrietado bajo el agua necesitan a un especialista en fugas, y se lo decimos cuando hay señales. {{poolPrices}}',
      link: { label: 'Todos los adicionales', href: '/pricing' },
    },
    {
      id: 'detached-structures',
      question: '¿Inspeccionan garajes separados, talleres y casas de huéspedes?',
      answer:
        'Sí, cuando usted lo pide. Cada estructura separada suma {{faqStructurePrice}}. Una estructura separada suma {{faqStructureRange}}, según su tamaño y lo que tenga adentro: un garaje vacío está en el extremo bajo; un departamento de huéspedes con su propio tablero, calentador de agua y aire acondicionado, en el alto. Mencione cada una al reservar, también graneros y casetas de alberca, porque eso cambia además el tiempo que necesitamos. Las cercas y los cobertizos de jardín que se pueden cargar no valen su dinero.',
    },
    {
      id: 'rush-inspection',
      needs: 'rushPercent',
      question: 'La necesito antes. ¿Cuánto cuesta el servicio urgente?',
      answer:
        'Una cita urgente suma {{rushPercent}} al precio base; los adicionales no cambian. Hace falta menos veces de lo que se cree: la mayoría de las inspecciones se programa de todos modos en un plazo de {{schedulingTime}}, y guardamos algunos horarios del mismo día para casos urgentes. Por eso, llame antes de marcar la casilla. Un horario disponible que le convenga a su {{contractDeadline}} no necesita servicio urgente.',
      link: { label: 'Busque primero un horario disponible', href: '/calendar' },
    },
    {
      id: 're-inspection',
      needs: 'reInspectionPrice',
      question: '¿Pueden regresar a revisar las reparaciones?',
      answer:
        'Sí. Una reinspección cuesta {{reInspectionPrice}}, según cuántos puntos sean y qué tan lejos estén uno de otro. Mándenos la enmienda firmada con la lista de reparaciones y, si las tiene, las facturas. Vemos solo esos puntos, fotografiamos cada uno y le decimos qué se hizo, qué se hizo mal y qué no se hizo. Prográmela unos días antes del cierre de la compra, para que haya tiempo de que alguien vuelva a corregir.',
    },
    {
      id: 'how-do-i-pay',
      question: '¿Cómo y cuándo pago?',
      answer:
        '{{Due}}. {{NoDeposit}} para reservar. Efectivo o cheque en la propiedad; tarjetas de crédito y débito; PayPal y Venmo: todo se acepta. {{TheState}} cuenta el plazo del reporte desde el pago, así que, si liquida {{onTheSpot}}, el suyo sale en cuanto está escrito. No le cobramos a la compañía de títulos {{notAtClosing}}: un pago que solo se hace si usted cierra es justo lo que las reglas quieren mantener lejos de una inspección.',
      link: { label: 'Los pagos en detalle', href: '/pricing' },
    },
  ],
} as const satisfies TextsById<typeof en>;
