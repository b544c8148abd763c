export const words =
  `abajo abuelo ahora alguien almuerzo amigo anoche antes aparte apenas aprender aquel aquí arriba atrás aunque ayer bajar
  bastante blanco bonito brazo buscar cabeza cada caer calle cama camino campo cara carne carro carta casi cerca chico cielo cierto
  cinco claro clase cocina colegio color comida conocer contar contento corto cosa creer cuarto cuando cuatro cuenta cuerpo
  deber decir dejar dentro derecho desde después diez difícil dinero doctor doler dolor dormir duele ejemplo empezar encima encontrar enero
  enfermo enfrente entonces error escribir escuchar escuela esperar esposa esposo familia fecha feliz frente fuera fuerte
  gente gordo grande grupo guapo gustar haber hablar hacia hasta hermana hermano hijo historia hombre igual izquierda jardín
  joven juego jugar junto lado largo lindo listo llamar llegar lleno llevar lugar luna lunes madre malo mamá manera mano
  mayor media medio mejor menos mesa miedo mientras mismo momento montón morir mucho muchacho mujer mundo música nada negro
  ninguno niña niño nombre norte nueva nuevo número nunca ocho ocupar ojo otra otro padre país palabra pan papá papel parece
  parte partido pasar pasear pedir pelo pensar pequeño perder pierna plaza pobre poco poder poner porque posible primero
  primo probar problema propio próximo pueblo punto quedar querer quizá rápido rato razón recámara recordar rico rojo ropa
  saber sacar salir salud santo seguir segundo seis sentir siempre siete siglo siguiente silla sobre social subir suelo
  sueño suerte sur tampoco tanto tarea tema tener tercero terminar tiempo tierra tío tipo todavía todo tomar trabajo traer
  tratar treinta triste único usar varios vecino veinte veces venir ver verano verdad verde vestido vez viaje vida viejo
  viernes vino vivir volver vuelta`.split(/\s+/);
