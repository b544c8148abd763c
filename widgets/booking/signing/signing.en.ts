export const words = {
  loadingAgreement: 'Loading the agreement…',
  tryAgain: 'Try again',
  signHere: 'Sign here',
  fullName: 'Your full name',
  fullNameHint: 'Typed here, it is your signature.',
  nameMissing: 'Please type your full name',
  consentTitle: 'Signing electronically',
  consent: 'I have read the agreement, and I agree to it and to signing it electronically.',
  consentMissing: 'Please tick this box, or the agreement is not signed',
  sign: 'Sign the agreement',
  signing: 'Signing…',
  signNote: 'You can open the signed agreement on the page of your appointment at any time.',
  agreementChanged:
    'The agreement changed while you were reading. Nothing is signed yet: please read the new text above, then sign it.',
  text: 'Text of the agreement',
};
