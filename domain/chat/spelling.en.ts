/** Common words that must not be corrected to a similar word of the vocabulary. */
export const words =
  `about after again alien all along also always another around back been before being below best
  better black both bring built came change close come could days does done down each early else even
  every everything feel find first four friend from gave give given going gone good great hand hard
  have hear hearing heard here high home house hurt inspected into keep kept know large last later least
  leave left life light like line little live living long look looking lost made make many matter mean
  might money month more most move much must near never next night north nothing once only open other
  over paint part past people piano place plan plant please point post put quick quit quite rather
  read right said same seen send sent shall should show side since small something start state still
  such sure take taken tell than that them then there these they thing think this those though three
  through times together told took tree tried true turn twice under until upon used want water week
  well went were what when where which while white whole whose will within without words work world
  would wrong year yesterday young`.split(/\s+/);
