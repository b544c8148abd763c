import type { words as en } from './start.en.ts';

export const words = {
  paste: {
    title: 'Pegar y ver',
    block: 'Pegue esto',
    name: 'Ponga su propio nombre en lugar de `jane-doe-realty`: letras minúsculas, números y guiones. Acompaña cada solicitud y cada reserva que llega de su página.',
    noPage:
      '¿No tiene una página a la mano? Guarde el bloque como un archivo cuyo nombre termine en `.html` y ábralo en un navegador: el widget también funciona ahí.',
    configurator:
      '[Elija un widget y sus colores, y véalo funcionar]: esa página escribe el bloque por usted.',
  },
  place: {
    title: 'Dónde va',
    texts: [
      'El bloque va en el lugar del widget, como “HTML personalizado” o “código”. [WordPress, Squarespace, Wix y Webflow] tienen cada uno su manera.',
      'Con [React, Vue y otros frameworks] el script va en el HTML de la página, y el espacio en la hoja de estilos; los tipos y los componentes de React son un paquete de npm.',
      'El chat y las ofertas quedan sobre la página: sus etiquetas van al final del `body`.',
    ],
  },
  several: {
    title: 'Dos inspectores en una página',
    texts: [
      'Pegue el script de cada inspector justo antes de las etiquetas de ese inspector: el nombre, la licencia, los precios, los colores, las llamadas, los diálogos y el paso de una cotización al calendario son los del script más cercano que está antes de la etiqueta. No importa de quién lleguen primero los archivos.',
      'Donde un script no puede estar antes de sus etiquetas, en un gestor de etiquetas, en el `head` o en el `shadowRoot` de un componente, dígalo en la etiqueta: `api-base="https://…"` es la dirección del sitio del inspector. Los componentes de React del paquete lo hacen por sí mismos.',
      'Una política de contenido estricta permite los dos sitios en `script-src` y `connect-src`. Mientras no tengan ambos esta versión, el script más antiguo puede definir primero una etiqueta; las del otro inspector son entonces enlaces, y la consola lo dice.',
    ],
  },
  language: {
    title: 'Idioma',
    texts: [
      'Cada widget habla inglés y español. Toma el idioma del `lang` más cercano a su alrededor, por lo general el de la etiqueta `html` de su página, así que una página en español no necesita nada más. El atributo `lang` en la etiqueta misma decide para un solo widget; dos widgets de una página pueden tener idiomas distintos.',
      '`es`, `es-MX` y cualquier otra forma de español es español; los demás idiomas son inglés. Cuando el atributo cambia, en la etiqueta o a su alrededor, el widget cambia con él y conserva lo escrito, lo elegido y lo abierto. Un visitante carga las palabras de un solo idioma.',
      'Una solicitud dice en qué idioma estaba el formulario. Los correos a su cliente, el archivo de calendario y la página de la cita están en ese idioma, y los enlaces llevan a las páginas en él.',
    ],
    block: 'Un widget en español',
  },
  test: { title: 'Modo de prueba', block: 'Widgets en modo de prueba' },
} satisfies typeof en;
