import type { OtherSubjects } from './message-reading.ts';

/** What a message is about, unless it has one of `own`. Common words are those of `spelling.es.ts` as well. */
const others =
  `abogado abuela abuelo actor aeropuerto arroz asado avión bicicleta boleto camión canción cancún cantar carro celular chiste
    chocolate cine clase coche computadora concierto consulado cumpleaños dentista deporte dieta enchilada escuela
    farmacia fiebre fútbol gripe guadalajara guitarra habitante hospital inmigración iphone japonés juega juego
    kilómetro llanta lotería luna madrid maestra matemáticas medicina migración misa mole monterrey moto mundial museo
    médico méxico música niñera noticia novela partido pasaporte pastel película poema policía presidente receta
    refacción religión salario taco tamal tarea tatuaje taxes tele televisión torre vacuna vuelo zapato`.split(
    /\s+/,
  );

const own = ['casa', 'inspección', 'inspector', 'reporte', 'revisar', 'cita'];

/** Words of any subject that are in no phrase. */
const neutral =
  `así acá aún ahí dar dame usar prefiero preferir disculpe tendría nosotros podemos pasar motivo mostrar interesa este estas
    estos estaba estaría sería será serían existe exactamente correctamente afecta aumenta mediana notamos internet realmente
    novia novio sucede fueron fue iba hubo haya sabemos saben queremos quieren encontraron ninguna debemos digamos mes trasero bravo mía
    suya ellas alguna cualquier ambos dije dijeron dijo hicieron llevo llevan minuto peso dólar costaría cobrarían
    pie cuadrado sqft square feet ft sq you do`.split(/\s+/);

/** The share of a message's words that may be unknown. */
const MAX_UNKNOWN = 0.5;

export const otherSubjects: OtherSubjects = {
  words: [...others, ...neutral],
  testFor(formsOf, known) {
    const ofOthers = new Set(formsOf(others));
    const ofOwn = new Set(formsOf(own));
    return (forms) => {
      const isOfOthers = forms.some((form) => ofOthers.has(form));
      if (isOfOthers && !forms.some((form) => ofOwn.has(form))) return true;
      const unknown = forms.filter((form) => !known.has(form) && !/^\d/.test(form));
      return unknown.length > MAX_UNKNOWN * forms.length;
    };
  },
};
