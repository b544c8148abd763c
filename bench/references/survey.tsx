import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { mount } from './mount.ts';
import 'survey-core/survey-core.min.css';

/** The quote form's fields, as SurveyJS would have them. */
const model = new Model({
  elements: [
    { type: 'dropdown', name: 'propertyType', choices: ['Residential', 'Condo'], isRequired: true },
    { type: 'text', name: 'squareFootage', inputType: 'number', isRequired: true },
    { type: 'text', name: 'yearBuilt', inputType: 'number' },
    { type: 'boolean', name: 'hasPool' },
  ],
});

mount(<Survey model={model} />);
