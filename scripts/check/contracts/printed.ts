/** The compared parts of a JSON Schema. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  items?: Shape | boolean;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface PrintedOperation {
  /** `POST /api/campaigns` */
  place: string;
  can: string;
  status: number;
  kind: string;
  idempotent: boolean;
  bodyLimit: number;
  query: Shape;
  body: Shape;
  response: Shape;
}

export interface PrintedContracts {
  operations: PrintedOperation[];
  events: { key: string; payload: Shape }[];
}
