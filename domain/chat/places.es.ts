import type { words as en } from './places.en.ts';

export const words = {
  listed: (town, cities) =>
    `Sí, inspeccionamos casas en ${town}.${cities > 1 ? ` Es una de las ${cities} ciudades de nuestra lista.` : ''}`,
  outside: (town, region) =>
    `${town} queda fuera de nuestra zona de servicio: inspeccionamos casas en ${region}.`,
  near: (town, miles) =>
    `${town} no está en nuestra lista de ciudades, pero llegamos a unas ${miles} millas. Llámenos y le decimos si podemos ir.`,
} satisfies typeof en;
