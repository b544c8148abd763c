import 'deep-chat';

document.body.insertAdjacentHTML('beforeend', '<deep-chat></deep-chat>');
