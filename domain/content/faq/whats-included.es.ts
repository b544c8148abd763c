import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './whats-included.en.ts';

export const words = {
  'faq.whats-included': [
    {
      id: 'what-is-inspected',
      onlyIn: 'texas',
      question: '¿Qué inspeccionan exactamente?',
      answer:
        'Todo lo que enumeran las normas de práctica del estado (22 TAC 535.227 a 535.233), hasta donde se pueda ver y alcanzar: cimientos, pendiente del terreno, techo, ático, paredes, puertas, ventanas y escaleras; la acometida eléctrica, los tableros, los tomacorrientes y las lámparas; la calefacción, el aire acondicionado y los ductos; las tuberías de agua, desagüe y gas y el calentador de agua; y los electrodomésticos integrados. Esas normas son lo mínimo que {{lawState}} acepta. Nosotros agregamos fotos y video de lo que encontramos.',
      link: { label: 'La lista, sistema por sistema', href: '/services' },
    },
    {
      id: 'what-is-inspected',
      notIn: ['texas'],
      question: '¿Qué inspeccionan exactamente?',
      answer:
        'Todo lo que enumeran {{standards}}, hasta donde se pueda ver y alcanzar: cimientos, pendiente del terreno, techo, ático, paredes, puertas, ventanas y escaleras; la acometida eléctrica, los tableros, los tomacorrientes y las lámparas; la calefacción, el aire acondicionado y los ductos; las tuberías de agua, desagüe y gas y el calentador de agua; y los electrodomésticos integrados. Nosotros agregamos fotos y video de lo que encontramos.',
      link: { label: 'La lista, sistema por sistema', href: '/services' },
    },
    {
      id: 'roof-and-attic',
      question: '¿Se suben al techo y entran al ático?',
      answer:
        'Las dos cosas, siempre que sea seguro. Un techo demasiado inclinado, demasiado alto, mojado o tan gastado que una pisada lo dañaría se inspecciona desde la orilla y desde el suelo, y el reporte dice cómo se vio. En el ático llegamos hasta donde haya piso o apoyo seguro: hasta la calefacción, los tubos de escape de gases, la base del techo y la parte de abajo de cada limahoya. Pida al vendedor que despeje la escalera plegable; un clóset lleno debajo de ella termina con muchas inspecciones del ático.',
    },
    {
      id: 'thermal-imaging',
      onlyIn: 'texas',
      question: '¿Qué son las imágenes térmicas, y tienen costo?',
      answer:
        'Son gratis en cada inspección. La cámara muestra diferencias de temperatura en las superficies: un cielo raso mojado que todavía se ve seco, un interruptor que se calienta, una pared donde el aislamiento se deslizó, un ducto que enfría el ático en vez de la recámara. No ve a través de las paredes, y funciona mejor cuando adentro y afuera hay muchos grados de diferencia, que en {{stateName}} es casi todo el año. Cada imagen sospechosa se comprueba con un medidor de humedad o con la mano antes de pasar al reporte.',
    },
    {
      id: 'thermal-imaging',
      notIn: ['texas'],
      question: '¿Qué son las imágenes térmicas, y tienen costo?',
      answer:
        'Son gratis en cada inspección. La cámara muestra diferencias de temperatura en las superficies: un cielo raso mojado que todavía se ve seco, un interruptor que se calienta, una pared donde el aislamiento se deslizó, un ducto que enfría el ático en vez de la recámara. No ve a través de las paredes, y funciona mejor cuando adentro y afuera hay muchos grados de diferencia. Cada imagen sospechosa se comprueba con un medidor de humedad o con la mano antes de pasar al reporte.',
    },
    {
      id: 'what-is-not-included',
      question: '¿Qué no forma parte de la inspección?',
      answer:
        'Lo que no se ve sin mover muebles, abrir paredes o excavar: las tuberías bajo la losa, el interior de una chimenea, los cables detrás del panel de yeso. Tampoco es un análisis de laboratorio ni una inspección de código; el moho, el asbesto, la pintura con plomo, el radón y los permisos les tocan a otros. No decimos cuántos años le quedan al calentador de agua ni si una compañía asegurará el techo. Donde vemos razón para mirar más a fondo, el reporte dice a qué especialista llamar, y por qué.',
      link: { label: 'Pregunte por algo especial', href: '/contact' },
    },
    {
      id: 'termites',
      onlyIn: 'texas',
      question: '¿La inspección cubre termitas?',
      answer:
        'No. Un reporte sobre termitas y otros insectos que destruyen la madera requiere una licencia aparte, del Texas Department of Agriculture. No la tenemos ni ofrecemos ese servicio. Algunos prestamistas, entre ellos el VA, piden ese reporte; averígüelo pronto y reserve con una compañía de control de plagas con licencia dentro de su {{contractDeadline}}. Si nos topamos con madera dañada, la reportamos como madera dañada, sea lo que sea que se la comió, y lo mismo la tierra amontonada contra el revestimiento o una llave que gotea junto a la pared.',
    },
    {
      id: 'termites',
      notIn: ['texas'],
      question: '¿La inspección cubre termitas?',
      answer:
        'No. Un reporte sobre termitas y otros insectos que destruyen la madera requiere una licencia aparte en la mayoría de los estados. No la tenemos ni ofrecemos ese servicio. Algunos prestamistas, entre ellos el VA, piden ese reporte; averígüelo pronto y reserve con una compañía de control de plagas con licencia. Si nos topamos con madera dañada, la reportamos como madera dañada, sea lo que sea que se la comió.',
    },
    {
      id: 'septic-and-wells',
      question: 'La casa tiene fosa séptica o pozo. ¿Se encargan de eso?',
      answer:
        'Ninguno de los dos es parte de la inspección de la casa. La inspección de la fosa séptica cuesta {{septicPrice}} y la hace un inspector certificado en fosas sépticas. El análisis del agua de un pozo particular cuesta {{wellWaterPrice}} y necesita otra cita. Díganoslo al reservar: hay que encontrar y destapar los tanques, y un laboratorio necesita unos días. Si el anuncio de la casa no dice nada, vea el recibo del agua. Cuando no trae cargo por drenaje, casi siempre hay un tanque en el patio.',
      link: { label: 'Servicios adicionales', href: '/pricing' },
    },
    {
      id: 'home-warranty-inspection',
      question: '¿En qué se distingue una inspección de garantía de casa nueva?',
      answer:
        'En la pregunta que hace. Un comprador quiere saber cómo está la casa; una inspección de garantía pregunta qué le falta por arreglar al constructor o a la compañía de garantía. Por eso cada componente se compara con los términos de la garantía, se fotografía con fecha y se describe en la forma que piden las reclamaciones. Lleva más tiempo que una inspección normal de la misma casa. La mayoría la pide en el mes once, unas semanas antes de que termine el primer año de cobertura.',
      link: { label: 'Inspecciones de garantía de casa nueva', href: '/services' },
    },
  ],
} as const satisfies TextsById<typeof en>;
