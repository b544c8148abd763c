import type { words as en } from './look.en.ts';

export const words = {
  color: {
    title: 'Un solo color',
    texts: [
      'Un widget usa la letra de su página y sigue su modo claro u oscuro. Basta un color suyo: de él salen los tonos, las líneas, el texto, la tarjeta oscura y el color del texto sobre el acento, en páginas claras y oscuras.',
      'Las superficies usan el acento tal cual. Los enlaces, los bordes y los anillos usan un tono con un contraste de 4.5:1, así que un acento amarillo da enlaces de un amarillo oscuro. Los colores que usted fija para el texto sobre el acento o sobre el botón principal se usan tal cual.',
    ],
    block: 'Su hoja de estilos, un color',
    configurator: '[El configurador] prueba sus colores en cada widget y calcula el contraste.',
  },
  properties: {
    title: 'Todos los colores, esquinas y letra',
    text: 'Ponga las propiedades de CSS en la etiqueta o en cualquier elemento que la rodee. De su página no se hereda nada más.',
    block: 'Su hoja de estilos',
  },
  scheme: {
    title: 'Claro, oscuro, título y esquina de la ventana',
    text: 'Si su página no declara `color-scheme`, un widget es oscuro si el fondo más cercano detrás de él lo es. De una foto o de un degradado no se puede saber: ponga `theme` en la etiqueta.',
  },
  parts: {
    title: 'Partes para su hoja de estilos',
    text: 'Lo demás dentro de un widget puede cambiar con cualquier versión; estas partes se quedan.',
    block: 'Su hoja de estilos, una parte',
    manifest:
      '[El paquete de npm] trae todas las propiedades y partes como Custom Elements Manifest, para editores y programas de diseño.',
    all: 'todos los widgets',
  },
  room: {
    title: 'El espacio que necesita',
    texts: [
      'Antes de que llegue el código, el navegador no sabe qué tan alto será un widget. Estas líneas mantienen quieta su página; el bloque del configurador ya trae la que le hace falta.',
      'Las cifras más bajas son para columnas de al menos 520 px de ancho: si su columna es más angosta en una pantalla ancha, deje las más altas. Un estado posterior, como un precio o un error, toma su altura con el clic del propio visitante. El chat y las ofertas no necesitan espacio; deje 64 px arriba de la página para la línea de las ofertas.',
    ],
    block: 'Espacio apartado',
  },
  pictures: { title: 'Cómo se ven' },
  looks: { light: 'Claro', dark: 'Oscuro', branded: 'Con los colores de un socio' },
} satisfies typeof en;
