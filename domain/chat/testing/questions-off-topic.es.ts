/** Not for an inspector. */
export const questions = `
¿Quién ganó el partido de los Cowboys anoche?
dame una receta de enchiladas verdes
cómo saco mi licencia de manejar
dónde queda el consulado mexicano
venden casas?
cuánto está el dólar hoy
me ayudas con mi tarea de matemáticas
qué tiempo hace en Monterrey
mi carro no prende
necesito un abogado de inmigración
cuánto cuesta un boleto a Cancún
cómo se dice perro en inglés
quién es el presidente de México
qué películas hay en el cine
arreglan celulares
me pueden prestar dinero
quiero pedir una pizza
cuál es la capital de Francia
dónde compro llantas baratas
cómo hago para bajar de peso
mi hijo tiene fiebre
a qué hora empieza la misa
tienen vacantes en la escuela
cómo renuevo mi pasaporte
busco departamento en renta
qué significa mi nombre
cuéntame un chiste
vendo tamales los domingos
se me perdió mi gato
asdkjh qweoiu
cómo lleno mis taxes
cuántos habitantes tiene Dallas
cuánto cuesta un iPhone usado
dónde puedo ver el mundial
quiero rentar un carro
mi novia me dejó, qué hago
cómo llego al aeropuerto
qué hora es en Madrid
cuántos años tiene Shakira
hacen pasteles de cumpleaños
necesito una niñera
se vacuna aquí contra la gripe
cuál es el mejor restaurante de Plano
cómo cocino arroz
el banco me cobró dos veces
quiero aprender a tocar guitarra
tienen pizza de pepperoni
me robaron la cartera
cuándo es el día de las madres
a cuánto está la gasolina
mándame una foto tuya
quién descubrió América
necesito cortar el pasto
dan clases de inglés
mi vecino pone música muy fuerte
quiero hacer una transferencia a México
qué número juega hoy en la lotería
venden refacciones para lavadora
se murió mi abuelo
cuánto mide la torre Eiffel
lorem ipsum dolor sit amet
cuál es el sentido de la vida
cuánto gana un policía
dónde hay una farmacia abierta
me puedes escribir un poema
qué significa la palabra serendipia
cómo se hace el mole
quién inventó el teléfono
necesito un plomero para mi cocina en Guadalajara
cuándo juegan los Rangers
cuál es el río más largo del mundo
quiero comprar una bicicleta
mi computadora tiene virus
me duele la espalda
cómo pongo música en mi celular
a qué hora sale el camión a Laredo
cómo tramito mi visa
dime un trabalenguas
tengo sueño
qué opinas de la política
venden boletos para el concierto
cómo saco un préstamo para un carro
cómo preparo un asado
cuántos kilómetros hay a la luna
qué programa ponen en la tele
necesito una cita con el dentista
mi bebé no duerme
quiero comprar boletos de avión
dónde dan clases de manejo
qué equipo ganó la liga
cómo se escribe hola en japonés
me gusta el chocolate
puedes cantar algo
cuánto cuesta un carro nuevo
a qué hora abre el banco
cuánto pagan de salario mínimo
tengo gripe y fiebre`;
