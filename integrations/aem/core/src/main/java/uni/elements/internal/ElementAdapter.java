package uni.elements.internal;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import javax.json.JsonNumber;
import javax.json.JsonObject;
import javax.json.JsonString;
import javax.json.JsonValue;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.adapter.AdapterFactory;
import org.apache.sling.api.resource.Resource;
import org.osgi.service.component.annotations.Reference;
import uni.elements.Component;

/** Gives a component as its model, or as the interface of its element. The build registers it for all of them. */
abstract class ElementAdapter implements AdapterFactory {
    @Reference
    Views views;

    @Override
    public <T> T getAdapter(Object adaptable, Class<T> type) {
        boolean isAsked = adaptable instanceof SlingHttpServletRequest;
        SlingHttpServletRequest request = isAsked ? (SlingHttpServletRequest) adaptable : null;
        if (type == Component.class) {
            return isAsked && PageContext.isInScript(request) ? type.cast(modelOf(request)) : null;
        }
        Resource node = isAsked ? request.getResource() : (Resource) adaptable;
        String slug = Definitions.slugOf(node);
        if (!Definitions.interfaceOf(slug).equals(type.getSimpleName())) {
            return null;
        }
        String stored = JsonText.of(Props.of(new Stored(node), slug, request));
        JsonObject props = views.ask("read", slug, stored, Languages.of(node));
        return props == null ? null : type.cast(value(type, props));
    }

    /** A page's templates ask for its model several times, and a site's own data may ask for it while it is made. */
    private static ComponentModel modelOf(SlingHttpServletRequest request) {
        String path = request.getResource().getPath();
        ComponentModel known = PageContext.of(request).models.get(path);
        ComponentModel model = known == null ? new ComponentModel(request) : known;
        if (path.endsWith("/jcr:content")) {
            PageContext.of(request).models.put(path, model);
        }
        return model;
    }

    /** What a method of this type gives. */
    private static Object value(Type type, JsonValue value) {
        if (type instanceof ParameterizedType) {
            Type item = ((ParameterizedType) type).getActualTypeArguments()[0];
            return value == null ? List.of()
                : ((Collection<?>) value).stream().map(each -> value(item, (JsonValue) each)).collect(Collectors.toList());
        }
        if (value instanceof JsonObject) {
            Class<?> fields = (Class<?>) type;
            return Proxy.newProxyInstance(fields.getClassLoader(), new Class<?>[] {fields}, (self, method, given) ->
                method.getDeclaringClass() != Object.class
                    ? value(method.getGenericReturnType(), field((JsonObject) value, method.getName()))
                    : given == null ? method.invoke(value) : (Object) (self == given[0]));
        }
        return value instanceof JsonNumber ? (Object) ((JsonNumber) value).doubleValue()
            : value instanceof JsonString ? ((JsonString) value).getString()
            : value == null && type != boolean.class ? null : (Object) (value == JsonValue.TRUE);
    }

    /** `getTitle` gives `title`, `isCenter` gives `isCenter` where that is a field's name, else `center`. */
    private static JsonValue field(JsonObject fields, String method) {
        String bare = method.replaceFirst("^(?:get|is)", "");
        return fields.getOrDefault(method, fields.get(Character.toLowerCase(bare.charAt(0)) + bare.substring(1)));
    }
}
