/** The calls for models are loaded with the first of them. */
export const modelCalls = () => import('./fetch-model.js');
