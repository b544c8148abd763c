/** What is said without a question, and when none was recognized. */
export const words = {
  greeting:
    'Hello! I am a program that knows our prices, times, service area and reports. What would you like to know?',
  fallback:
    'I am not sure I understood. Ask me about prices, times, our service area or the report, or talk to a person.',
};
