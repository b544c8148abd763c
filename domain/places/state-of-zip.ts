/** The first three digits of a ZIP code with which the part of a state begins, in order. */
const starts =
  '005NY 006PR 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090AE 100NY 150PA 197DE 200DC 201VA 202DC 206MD 220VA 247WV 270NC 290SC 300GA 320FL 340AA 341FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI 550MN 569DC 570SD 580ND 590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 840UT 850AZ 870NM 885TX 889NV 900CA 962AP 967HI 969GU 970OR 980WA 995AK'.split(
    ' ',
  );

/** The postal code of the state in which a ZIP code lies. A few along a border lie in the next one. */
export const stateOfZip = (zip: string): string | undefined =>
  starts.findLast((start) => start.slice(0, 3) <= zip.slice(0, 3))?.slice(3);
