import type { TipWordsById } from '../tip-rule.ts';
import type { roofRules } from './roof-rules.ts';

export const words = {
  downspouts: {
    title: 'Lleve cada bajante a cinco pies de la losa',
    estimatedCost: '$15 a $60 cada uno',
    timeFrame: '1 hora',
    description:
      'Con una pulgada de lluvia, un techo suelta más de mil galones, y la arcilla que los recibe todos en una esquina se hincha. Ponga extensiones o tubo enterrado, y vea en la próxima tormenta que el agua se aleje.',
    elsewhere: {
      title: 'Lleve cada bajante a cinco pies de los cimientos',
      description:
        'Con una pulgada de lluvia, un techo suelta más de mil galones, y lo que cae junto al muro se filtra ahí. Ponga extensiones o tubo enterrado, y vea en la próxima tormenta que el agua se aleje.',
    },
  },
  'ceiling-stain': {
    title: 'Reporte a la asociación una mancha en el cielo raso el mismo día',
    estimatedCost: 'Gratis',
    timeFrame: 'En cuanto la vea',
    description:
      'El techo y las canaletas son áreas comunes: la asociación los repara, pero solo si se entera. Mande por escrito una foto con fecha y pregunte cuándo se inspeccionó el techo por última vez.',
  },
  'party-wall-flashing': {
    title: 'Mire a lo largo del muro donde su techo se une al del vecino',
    estimatedCost: 'Gratis o hasta $300',
    timeFrame: 'Después de una lluvia fuerte',
    description:
      'Los techos de las casas adosadas gotean primero en el tapajuntas del muro compartido. Lea en la declaración quién lo repara, busque manchas en el cielo raso de arriba a lo largo de ese muro y acuerde un solo techador para ambos lados.',
  },
  'hail-check': {
    title: 'Revise el techo después de cada granizada',
    estimatedCost: 'Gratis o hasta $300',
    timeFrame: 'En la semana después de la tormenta',
    description:
      'Desde el suelo, busque abolladuras en las ventilas, las canaletas y las aletas del aire acondicionado, y arenilla de las tejas debajo de los bajantes. Fotografíe todo con fecha y lea el plazo de su póliza antes de que lo haga un techador que toca a la puerta.',
    elsewhere: {
      title: 'Revise el techo después de cada tormenta',
      description:
        'Desde el suelo, busque tejas levantadas o faltantes, abolladuras en las ventilas y las canaletas, y arenilla de las tejas debajo de los bajantes. Fotografíe todo con fecha y lea el plazo de su póliza antes de que lo haga un techador que toca a la puerta.',
    },
  },
  'association-roof-report': {
    title: 'Pida el reporte del techo después de una granizada',
    estimatedCost: 'Gratis',
    timeFrame: 'En el mes después de la tormenta',
    description:
      'Después del granizo, la asociación decide si llama a su aseguradora, y el deducible puede llegar a los dueños como cuota extraordinaria. Pida el reporte del techador y revise si su propia póliza cubre esas cuotas.',
    elsewhere: {
      title: 'Pida el reporte del techo después de una tormenta',
      description:
        'Después de una tormenta, la asociación decide si llama a su aseguradora, y el deducible puede llegar a los dueños como cuota extraordinaria. Pida el reporte del techador y revise si su propia póliza cubre esas cuotas.',
    },
  },
  'pipe-boots': {
    title: 'Cambie los collarines de las ventilas que el sol agrietó',
    estimatedCost: '$150 a $400',
    timeFrame: 'Una visita, temprano por la mañana',
    description:
      'Los collarines de hule de las ventilas de plomería se agrietan tras unos diez veranos y dejan correr la lluvia por el tubo. Son la gotera más común aquí y una de las más baratas de prevenir.',
    elsewhere: {
      description:
        'Los collarines de hule de las ventilas de plomería se agrietan tras unos diez veranos y dejan correr la lluvia por el tubo. Son una gotera común y una de las más baratas de prevenir.',
    },
  },
  'clear-gutters': {
    title: 'Limpie las canaletas cuando hayan caído las hojas',
    estimatedCost: 'Gratis o hasta $250',
    timeFrame: 'A fines de noviembre',
    description:
      'Las hojas de nogal y encino tapan la canaleta, y el agua corre por detrás hacia las molduras y baja a los cimientos. Sáquelas, enjuague con manguera y apriete lo que se haya aflojado.',
    elsewhere: {
      timeFrame: 'A fines del otoño',
      description:
        'Las hojas tapan la canaleta, y el agua corre por detrás hacia las molduras y baja a los cimientos. Sáquelas, enjuague con manguera y apriete lo que se haya aflojado.',
    },
  },
  'cut-branches': {
    title: 'Corte las ramas antes de que las cargue el hielo',
    estimatedCost: '$300 a $900',
    timeFrame: 'Antes de enero',
    description:
      'Un cuarto de pulgada de hielo quiebra ramas que llevaban años en pie. Mande cortar todo lo que esté a menos de seis pies del techo; los encinos nunca se cortan de febrero a junio, por la marchitez del encino.',
    elsewhere: {
      title: 'Corte las ramas antes de que se las lleve una tormenta',
      timeFrame: 'Antes de la próxima tormenta',
      description:
        'El viento, la nieve mojada y el hielo quiebran ramas que llevaban años en pie. Mande cortar todo lo que esté a menos de seis pies del techo, y pregunte al arborista qué meses convienen a sus árboles.',
    },
  },
  'new-roof-check': {
    title: 'Mande revisar el techo antes de que termine la garantía del constructor',
    estimatedCost: '$150 a $350',
    timeFrame: 'En el mes once, o ahora',
    description:
      'Los clavos demasiado altos, los tapajuntas que faltan y las tejas que nunca se pegaron solo se ven de cerca. Si se encuentran mientras la mano de obra está cubierta, le toca arreglarlos al constructor.',
  },
  'nail-heads': {
    title: 'Selle las cabezas de los clavos y las tejas levantadas',
    estimatedCost: '$200 a $500',
    timeFrame: 'Medio día',
    description:
      'Tras unos años de calor, los clavos se salen y levantan la teja de encima. A esta edad, una puesta a punto del techador agrega años, y termina con fotos que ayudan en la próxima reclamación por granizo.',
    elsewhere: {
      description:
        'Tras unos años de sol, los clavos se salen y levantan la teja de encima. A esta edad, una puesta a punto del techador agrega años, y termina con fotos que ayudan en la próxima reclamación por tormenta.',
    },
  },
  'years-left': {
    title: 'Pregunte cuántos años le quedan al techo',
    estimatedCost: '$150 a $350',
    timeFrame: 'Antes de que se renueve la póliza',
    description:
      'En el norte de Texas, el granizo le quita de cinco a diez años a un techo de tejas, y las aseguradoras pagan menos por uno de más de quince. Una inspección dice cuánto queda, para que el año lo elija usted y no la tormenta.',
    elsewhere: {
      description:
        'El sol, el viento y las tormentas envejecen un techo de tejas, y muchas aseguradoras pagan menos por uno viejo. Una inspección dice cuánto queda, para que el año lo elija usted y no la tormenta.',
    },
  },
  'old-layers': {
    title: 'Busque en el ático capas y tablas de un techo viejo',
    estimatedCost: '$150 a $350',
    timeFrame: 'Una visita',
    description:
      'Bajo las tejas de estas casas puede haber una segunda capa, o tablas separadas de la época de las tejas de madera. Ambas cambian el costo de un techo nuevo y la manera de clavarlo; sépalo antes de pedir presupuestos.',
  },
  tarp: {
    title: 'Cubra con lona y fotografíe una gotera antes de repararla',
    estimatedCost: '$200 a $600',
    timeFrame: 'En menos de 24 horas',
    description:
      'Las aseguradoras esperan que usted detenga el daño y muestre lo que pasó. Fotografíe por dentro y por fuera, mande poner una lona, guarde el recibo y no firme ningún contrato en la entrada de autos.',
  },
  'roofer-letter': {
    title: 'Tenga lista la carta de un techador antes de anunciar la casa',
    estimatedCost: '$100 a $300',
    timeFrame: 'Dos semanas antes',
    description:
      'La aseguradora del comprador decide según el techo, muchas veces dentro del periodo de opción. Una carta con fecha, fotos y la edad del techo evita que la venta se detenga por eso.',
    elsewhere: {
      description:
        'La aseguradora del comprador decide según el techo, muchas veces mientras el comprador aún puede retirarse. Una carta con fecha, fotos y la edad del techo evita que la venta se detenga por eso.',
    },
  },
  'roof-photos': {
    title: 'Fotografíe el techo mientras está sano',
    estimatedCost: 'Gratis o hasta $200',
    timeFrame: 'En el primer mes',
    description:
      'La primera reclamación pregunta qué había antes de la tormenta. Lo responden fotos con fecha de cada vertiente, tomadas desde el suelo o con un dron.',
  },
} as const satisfies TipWordsById<typeof roofRules>;
